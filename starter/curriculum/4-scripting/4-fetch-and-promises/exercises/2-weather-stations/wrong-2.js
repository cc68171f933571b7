async function loadStation(name) {
  const response = await fetch(`/stations/${name}`);
  if (!response.ok) {
    throw new Error(`The server answered ${response.status}.`);
  }
  return response.json();
}

async function loadAll(names) {
  try {
    return await Promise.all(names.map((name) => loadStation(name)));
  } catch {
    return names.map(() => null);
  }
}

async function show() {
  const all = await loadAll(["Valley", "Summit", "Pass"]);
  document.querySelector("#temperatures").textContent = JSON.stringify(all);
}

show();
// Expected: [14,null,6]
