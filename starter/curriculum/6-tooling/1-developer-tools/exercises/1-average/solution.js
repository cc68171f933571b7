function average() {
  const fields = document.querySelectorAll("#measured input");
  let sum = 0;
  let count = 0;
  for (let i = 0; i < fields.length; i++) {
    const text = fields[i].value.trim();
    if (text !== "") {
      sum += Number(text);
      count += 1;
    }
  }
  return count === 0 ? null : sum / count;
}

document.querySelector("#average").textContent = average();
