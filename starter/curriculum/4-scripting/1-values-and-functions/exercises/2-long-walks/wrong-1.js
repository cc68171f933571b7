const club = [
  { name: "Mill Path", km: 9 },
  { name: "Ridge", km: 18.5 },
  { name: "Lake Loop", km: 12 },
  { name: "Old Railway", km: 105 },
];

function longWalks(walks, atLeast) {
  walks.sort((a, b) => b.km - a.km);
  return walks.filter((walk) => walk.km >= atLeast).map((walk) => walk.name);
}

console.log(longWalks(club, 10));
