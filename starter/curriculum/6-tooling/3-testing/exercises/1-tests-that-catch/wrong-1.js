function holds(pageFor) {
  const cases = [
    { text: "2", last: 8, expected: 2 },
    { text: "3", last: 8, expected: 3 },
    { text: "5", last: 8, expected: 5 },
    { text: "-4", last: 8, expected: 1 },
    { text: "1000", last: 8, expected: 8 },
    { text: "abc", last: 8, expected: 1 },
  ];
  return cases.every(
    ({ text, last, expected }) => pageFor(text, last) == expected,
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
