function logEntry({ time, address, ip }) {
  const parts = new URL(address).pathname.split("/");
  return {
    day: time.slice(0, 10),
    path: parts.map((part) => (/^\d+$/.test(part) ? ":number" : part)).join("/"),
    network: ip.split(".").slice(0, 3).concat("0").join("."),
  };
}

const visit = {
  time: "2026-05-04T21:07:55Z",
  address: "https://library.example/readers/4711/loans?sort=due#next",
  ip: "203.0.113.77",
  agent: "Browser/12 (Phone)",
};
console.log(logEntry(visit));
