function readSettings(storage) {
  const text = storage?.getItem("settings") ?? "{}";
  const saved = JSON.parse(text);
  return {
    size: saved.size >= 12 && saved.size <= 32 ? saved.size : 16,
    theme: ["light", "dark", "auto"].includes(saved.theme) ? saved.theme : "auto",
  };
}

// To try it: a storage that holds what you write here.
const storage = { getItem: () => '{"size": 20, "theme": "dark"}' };
console.log(readSettings(storage));
console.log(readSettings(undefined));
