const SITE = "https://shop.example";

function wayBack(next) {
  const url = new URL(next, SITE);
  return url.host.endsWith("shop.example") ? url.href : `${SITE}/`;
}

console.log(wayBack("/cart?step=2"));
console.log(wayBack("https://evil.example/"));
