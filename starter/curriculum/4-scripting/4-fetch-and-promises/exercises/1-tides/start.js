async function loadTides(place) {
  const response = await fetch("/tides/Husum");
}

async function show() {
  const tides = await loadTides("Husum");
  if (tides) {
    document.querySelector("#tides").textContent = tides.join(", ");
  }
}

show();
