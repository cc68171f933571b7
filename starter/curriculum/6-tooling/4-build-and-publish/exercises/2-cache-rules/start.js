function cacheControl(path) {
  return "max-age=31536000, immutable";
}

console.log(cacheControl("/tides/"));
// Expected: no-cache
console.log(cacheControl("/css/style.3f9a0c1d.css"));
// Expected: max-age=31536000, immutable
console.log(cacheControl("/logo.svg"));
// Expected: max-age=3600
