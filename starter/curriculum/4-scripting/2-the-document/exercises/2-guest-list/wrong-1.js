function showGuests(guests) {
  const list = document.querySelector("#guests");
  if (guests.length === 0) {
    list.innerHTML = "<li>Nobody yet</li>";
    return;
  }
  list.innerHTML = guests
    .map((guest) => `<li>${guest.name}${guest.with > 0 ? ` +${guest.with}` : ""}</li>`)
    .join("");
}

showGuests([
  { name: "Ada", with: 2 },
  { name: "Tom & Jerry" },
  { name: "The <b>Smiths</b>", with: 0 },
]);
