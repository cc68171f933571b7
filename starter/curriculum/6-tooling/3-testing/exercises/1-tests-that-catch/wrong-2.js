function holds(pageFor) {
  const cases = [
    { text: "3", last: 8, expected: 3 },
    { text: "1", last: 8, expected: 1 },
    { text: "8", last: 8, expected: 8 },
    { text: "0", last: 8, expected: 1 },
    { text: "-4", last: 8, expected: 1 },
    { text: "9", last: 8, expected: 8 },
    { text: "2.5", last: 8, expected: 2 },
    { text: "abc", last: 8, expected: 1 },
  ];
  return cases.every(
    ({ text, last, expected }) => pageFor(text, last) === expected,
  );
}

// One that is right, to try your tests on:
function rightOne(text, last) {
  const number = Number(text);
  if (Number.isNaN(number)) {
    return 1;
  }
  return Math.min(Math.max(number, 1), last);
}

console.log(holds(rightOne));
