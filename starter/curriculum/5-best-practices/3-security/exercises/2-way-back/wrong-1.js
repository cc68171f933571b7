const SITE = "https://shop.example";

function wayBack(next) {
  if (next?.startsWith("/")) {
    return URL.parse(next, SITE).href;
  }
  return next?.startsWith(`${SITE}/`) ? next : `${SITE}/`;
}

console.log(wayBack("/cart?step=2"));
console.log(wayBack("https://evil.example/"));
