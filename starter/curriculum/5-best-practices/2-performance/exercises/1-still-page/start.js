// The pictures are drawn here, which keeps the HTML short. Nothing in this file needs a change.
const sizes = { lake: [640, 400], mill: [320, 240], bridge: [320, 240] };

for (const [id, [width, height]] of Object.entries(sizes)) {
  const picture = document.getElementById(id);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="#cfe0f7" d="M0 0h640v400H0z" />
    <path fill="#24508a" d="M0 150q80-40 160 0t160 0 160 0 160 0v250H0z" />
  </svg>`;
  if (picture !== null) {
    picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
}
