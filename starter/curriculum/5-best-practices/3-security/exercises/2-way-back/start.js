const SITE = "https://shop.example";

function wayBack(next) {
  return next;
}

console.log(wayBack("/cart?step=2"));
console.log(wayBack("https://evil.example/"));
