function average() {
  const fields = document.querySelectorAll("#measured input");
  let sum = "";
  for (let i = 1; i < fields.length; i++) {
    sum += fields[i].value;
  }
  return sum / fields.length;
}

document.querySelector("#average").textContent = average();
