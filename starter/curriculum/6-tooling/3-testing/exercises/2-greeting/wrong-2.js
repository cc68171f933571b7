const now = new Date();

function greeting() {
  const hour = now.getHours();
  if (hour < 12) {
    return "Good morning";
  }
  return hour < 18 ? "Good afternoon" : "Good evening";
}

document.querySelector("#greeting").textContent = greeting();
