function clean(text) {
  return text.replace(/<script[\s\S]*?<\/script>/gi, "").replace(/javascript:/gi, "");
}

function addEntry({ name, text, site = "" }) {
  const who = site ? `<a href="${clean(site)}">${clean(name)}</a>` : clean(name);
  document
    .querySelector("#book")
    .insertAdjacentHTML("beforeend", `<li><strong>${who}</strong>: ${clean(text)}</li>`);
}

addEntry({ name: "Kim", text: "Lovely place", site: "https://kim.example/" });
addEntry({ name: "A baker", text: "Bread needs <b>time</b> & patience" });
addEntry({ name: "Somebody", text: "Click on my name", site: "javascript:alert('Caught')" });
