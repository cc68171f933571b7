const club = [
  { name: "Mill Path", km: 9 },
  { name: "Ridge", km: 18.5 },
  { name: "Lake Loop", km: 12 },
  { name: "Old Railway", km: 105 },
];

function longWalks(walks, atLeast) {
  return walks
    .filter((walk) => walk.km > atLeast)
    .toSorted((a, b) => String(b.km).localeCompare(String(a.km)))
    .map((walk) => walk.name);
}

console.log(longWalks(club, 10));
