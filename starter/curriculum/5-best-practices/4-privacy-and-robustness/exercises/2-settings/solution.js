function read(storage) {
  try {
    return JSON.parse(storage.getItem("settings"));
  } catch {
    // Nothing is lost: without saved settings, the defaults apply.
    return null;
  }
}

function readSettings(storage) {
  const saved = read(storage);
  const isSize = typeof saved?.size === "number" && saved.size >= 12 && saved.size <= 32;
  return {
    size: isSize ? saved.size : 16,
    theme: ["light", "dark", "auto"].includes(saved?.theme) ? saved.theme : "auto",
  };
}

// To try it: a storage that holds what you write here.
const storage = { getItem: () => '{"size": 20, "theme": "dark"}' };
console.log(readSettings(storage));
console.log(readSettings(undefined));
