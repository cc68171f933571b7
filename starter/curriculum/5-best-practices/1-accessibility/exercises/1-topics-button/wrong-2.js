const toggle = document.querySelector("#toggle");
const topics = document.querySelector("#topics");

toggle.addEventListener("click", () => {
  topics.hidden = !topics.hidden;
  toggle.textContent = topics.hidden ? "☰" : "×";
});

toggle.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    topics.hidden = true;
  }
});
