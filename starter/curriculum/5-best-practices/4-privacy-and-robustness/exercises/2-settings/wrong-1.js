function readSettings(storage) {
  const defaults = { size: 16, theme: "auto" };
  try {
    return { ...defaults, ...JSON.parse(storage.getItem("settings")) };
  } catch {
    return defaults;
  }
}

// To try it: a storage that holds what you write here.
const storage = { getItem: () => '{"size": 20, "theme": "dark"}' };
console.log(readSettings(storage));
console.log(readSettings(undefined));
