function addEntry({ name, text, site }) {
  const who = site ? `<a href="${site}">${name}</a>` : name;
  document.querySelector("#book").innerHTML += `<li><strong>${who}</strong>: ${text}</li>`;
}

addEntry({ name: "Kim", text: "Lovely place", site: "https://kim.example/" });
addEntry({ name: "A baker", text: "Bread needs <b>time</b> & patience" });
addEntry({ name: "Somebody", text: "Click on my name", site: "javascript:alert('Caught')" });
