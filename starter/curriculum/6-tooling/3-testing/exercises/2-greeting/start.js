function greeting() {
  const hour = new Date().getHours();
  let text = "Good morning";
  if (hour > 12) {
    text = "Good afternoon";
  }
  if (hour > 18) {
    text = "Good evening";
  }
  document.querySelector("#greeting").textContent = text;
}

greeting();
