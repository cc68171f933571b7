async function loadTides(place) {
  try {
    const response = await fetch(`/tides/${encodeURIComponent(place)}`);
    if (!response.ok) {
      throw new Error(`The server answered ${response.status}.`);
    }
    return await response.json();
  } catch {
    return [];
  }
}

async function show() {
  const tides = await loadTides("Husum");
  if (tides) {
    document.querySelector("#tides").textContent = tides.join(", ");
  }
}

show();
