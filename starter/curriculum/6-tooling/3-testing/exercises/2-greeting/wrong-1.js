function greeting(now = new Date()) {
  const hour = now.getHours();
  let text = "Good morning";
  if (hour > 12) {
    text = "Good afternoon";
  }
  if (hour > 18) {
    text = "Good evening";
  }
  return text;
}

document.querySelector("#greeting").textContent = greeting();
