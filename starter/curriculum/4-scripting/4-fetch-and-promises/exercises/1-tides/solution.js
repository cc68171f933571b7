async function loadTides(place) {
  const response = await fetch(`/tides/${encodeURIComponent(place)}`);
  if (response.status === 404) {
    return [];
  }
  if (!response.ok) {
    throw new Error(`The server answered ${response.status}.`);
  }
  return response.json();
}

async function show() {
  const tides = await loadTides("Husum");
  if (tides) {
    document.querySelector("#tides").textContent = tides.join(", ");
  }
}

show();
