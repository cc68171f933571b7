function average() {
  const fields = document.querySelectorAll("#measured input");
  let sum = 0;
  for (let i = 0; i < fields.length; i++) {
    sum += Number(fields[i].value);
  }
  return sum / fields.length;
}

document.querySelector("#average").textContent = average();
