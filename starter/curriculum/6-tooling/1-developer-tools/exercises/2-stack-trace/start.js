const example = `TypeError: rows is not iterable
    at draw (https://shop.example/vendor/charts.js:3:1204)
    at showTable (https://shop.example/js/table.js:27:9)
    at https://shop.example/js/main.js:5:1`;

function culprit(report) {
  const lines = report.split("\n");
  return { message: lines[0], file: "", line: 0, column: 0 };
}

console.log(culprit(example));
// Expected: message "TypeError: rows is not iterable",
// file "table.js", line 27, column 9
