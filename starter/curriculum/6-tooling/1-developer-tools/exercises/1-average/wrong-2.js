function average() {
  const fields = document.querySelectorAll("#measured input");
  let sum = 0;
  let count = 0;
  for (let i = 0; i < fields.length; i++) {
    const value = Number(fields[i].value);
    if (value) {
      sum += value;
      count += 1;
    }
  }
  return sum / count;
}

document.querySelector("#average").textContent = average();
