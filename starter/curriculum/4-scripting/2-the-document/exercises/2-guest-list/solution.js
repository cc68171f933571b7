function showGuests(guests) {
  const list = document.querySelector("#guests");
  const lines = guests.map((guest) =>
    guest.with > 0 ? `${guest.name} +${guest.with}` : guest.name,
  );
  if (lines.length === 0) {
    lines.push("Nobody yet");
  }
  const items = lines.map((line) => {
    const item = document.createElement("li");
    item.textContent = line;
    return item;
  });
  list.replaceChildren(...items);
}

showGuests([
  { name: "Ada", with: 2 },
  { name: "Tom & Jerry" },
  { name: "The <b>Smiths</b>", with: 0 },
]);
