const SITE = "https://shop.example";

function wayBack(next) {
  const url = URL.parse(next ?? "/", SITE);
  return url?.origin === SITE ? url.href : `${SITE}/`;
}

console.log(wayBack("/cart?step=2"));
console.log(wayBack("https://evil.example/"));
