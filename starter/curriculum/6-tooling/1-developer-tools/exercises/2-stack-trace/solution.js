const example = `TypeError: rows is not iterable
    at draw (https://shop.example/vendor/charts.js:3:1204)
    at showTable (https://shop.example/js/table.js:27:9)
    at https://shop.example/js/main.js:5:1`;

function culprit(report) {
  const [message, ...stack] = report.split("\n");
  for (const entry of stack) {
    const match = entry.trim().match(/([^/]+):(\d+):(\d+)\)?$/);
    if (match && !entry.includes("/vendor/")) {
      const [, file, line, column] = match;
      return { message, file, line: Number(line), column: Number(column) };
    }
  }
  return null;
}

console.log(culprit(example));
// Expected: message "TypeError: rows is not iterable",
// file "table.js", line 27, column 9
