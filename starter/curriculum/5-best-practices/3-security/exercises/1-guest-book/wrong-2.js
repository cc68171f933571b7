function addEntry({ name, text, site }) {
  const who = document.createElement("strong");
  if (site) {
    const link = document.createElement("a");
    link.href = site;
    link.textContent = name;
    who.append(link);
  } else {
    who.textContent = name;
  }

  const item = document.createElement("li");
  item.append(who, `: ${text}`);
  document.querySelector("#book").append(item);
}

addEntry({ name: "Kim", text: "Lovely place", site: "https://kim.example/" });
addEntry({ name: "A baker", text: "Bread needs <b>time</b> & patience" });
addEntry({ name: "Somebody", text: "Click on my name", site: "javascript:alert('Caught')" });
