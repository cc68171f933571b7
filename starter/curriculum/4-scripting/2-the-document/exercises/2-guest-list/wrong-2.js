function showGuests(guests) {
  const list = document.querySelector("#guests");
  if (guests.length === 0) {
    list.textContent = "Nobody yet";
  }
  for (const guest of guests) {
    const item = document.createElement("li");
    item.textContent = guest.with > 0 ? `${guest.name} +${guest.with}` : guest.name;
    list.append(item);
  }
}

showGuests([
  { name: "Ada", with: 2 },
  { name: "Tom & Jerry" },
  { name: "The <b>Smiths</b>", with: 0 },
]);
