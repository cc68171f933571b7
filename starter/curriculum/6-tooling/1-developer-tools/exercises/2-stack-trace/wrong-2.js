const example = `TypeError: rows is not iterable
    at draw (https://shop.example/vendor/charts.js:3:1204)
    at showTable (https://shop.example/js/table.js:27:9)
    at https://shop.example/js/main.js:5:1`;

function culprit(report) {
  const [message, ...stack] = report.split("\n");
  const own = stack.find((entry) => !entry.includes("/vendor/"));
  if (!own) {
    return null;
  }
  const address = own.slice(own.indexOf("(") + 1, own.indexOf(")"));
  const [, path, line, column] = address.split(":");
  return { message, file: path.split("/").pop(), line, column };
}

console.log(culprit(example));
// Expected: message "TypeError: rows is not iterable",
// file "table.js", line 27, column 9
