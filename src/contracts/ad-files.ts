/** The file of a build with the ads of `site.json`, below the public folder. Paths of images in it are those of the build. */
export const HOUSE_ADS_FILE = 'static/ads/house.json'
