// The pictures are drawn here, which keeps the HTML short. Nothing in this file needs a change.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120">
  <path fill="#cfe0f7" d="M0 0h240v120H0z" />
  <path fill="#24508a" d="m0 120 80-70 50 40 40-30 70 60z" />
</svg>`;

for (const picture of document.querySelectorAll(".cards img")) {
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
