import type { ReactNode } from 'react'
import type { BlogCard } from '#contracts/areas.ts'
import './post-image.css'

interface PostImageProps {
  readonly post: BlogCard
  /** The first image of a page is what users wait for; those below can wait. */
  readonly loading: 'eager' | 'lazy'
}

/** Size of images of posts, in CSS pixels (docs/behaviour/blog.md 1). */
const WIDTH = 800
const HEIGHT = 420

/** The image of a post; nothing where it has none. */
export function PostImage({ post: { slug, image }, loading }: PostImageProps): ReactNode {
  if (image === null) return null
  const src = `/en-US/blog/${slug}/${encodeURIComponent(image.file)}`
  // Inside of <image> React asks for no preload, which would stand in the page where the browser's tree has none.
  return (
    <picture>
      <img className="post-image" src={src} alt={image.alt} width={WIDTH} height={HEIGHT} loading={loading} />
    </picture>
  )
}
