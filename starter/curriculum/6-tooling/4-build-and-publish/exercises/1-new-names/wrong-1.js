const page = `<link rel="stylesheet" href="style.css">
<script src="main.js" defer></script>
<p>Read <a href="old/style.css">the old style.css</a>, too.</p>`;

function rename(html, names) {
  let result = html;
  for (const [before, after] of Object.entries(names)) {
    result = result.replaceAll(before, after);
  }
  return result;
}

console.log(
  rename(page, {
    "style.css": "style.3f9a0c1d.css",
    "main.js": "main.77b1e2c4.js",
  }),
);
