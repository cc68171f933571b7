function cacheControl(path) {
  if (path.endsWith(".html") || path.endsWith("/")) {
    return "no-cache";
  }
  if (/\.[0-9a-f]{8}\.[^./]+$/.test(path)) {
    return "max-age=31536000, immutable";
  }
  return "max-age=3600";
}

console.log(cacheControl("/tides/"));
// Expected: no-cache
console.log(cacheControl("/css/style.3f9a0c1d.css"));
// Expected: max-age=31536000, immutable
console.log(cacheControl("/logo.svg"));
// Expected: max-age=3600
