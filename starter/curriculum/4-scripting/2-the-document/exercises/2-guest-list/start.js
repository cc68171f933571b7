function showGuests(guests) {
  const list = document.querySelector("#guests");
}

showGuests([
  { name: "Ada", with: 2 },
  { name: "Tom & Jerry" },
  { name: "The <b>Smiths</b>", with: 0 },
]);
