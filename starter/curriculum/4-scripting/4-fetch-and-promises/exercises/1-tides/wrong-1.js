async function loadTides(place) {
  const response = await fetch(`/tides/${place}`);
  if (response.status === 404) {
    return [];
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
