function readSettings(storage) {
  return JSON.parse(storage.getItem("settings"));
}

// To try it: a storage that holds what you write here.
const storage = { getItem: () => '{"size": 20, "theme": "dark"}' };
console.log(readSettings(storage));
