function holds(pageFor) {
  const cases = [
    { text: "3", last: 8, expected: 3 },
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
