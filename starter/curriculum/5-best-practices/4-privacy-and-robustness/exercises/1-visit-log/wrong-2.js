function logEntry({ time, address, ip }) {
  const url = new URL(address);
  return {
    day: time.slice(0, 10),
    path: url.pathname + url.search,
    network: ip.replace(/0?\d$/, "0"),
  };
}

const visit = {
  time: "2026-05-04T21:07:55Z",
  address: "https://library.example/readers/4711/loans?sort=due#next",
  ip: "203.0.113.77",
  agent: "Browser/12 (Phone)",
};
console.log(logEntry(visit));
