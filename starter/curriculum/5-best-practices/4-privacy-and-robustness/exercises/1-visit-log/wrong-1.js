function logEntry(visit) {
  const url = new URL(visit.address);
  return {
    ...visit,
    day: visit.time.slice(0, 10),
    path: url.pathname.replace(/\/\d+/g, "/:number"),
    network: visit.ip.replace(/\d+$/, "0"),
  };
}

const visit = {
  time: "2026-05-04T21:07:55Z",
  address: "https://library.example/readers/4711/loans?sort=due#next",
  ip: "203.0.113.77",
  agent: "Browser/12 (Phone)",
};
console.log(logEntry(visit));
