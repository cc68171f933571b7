const toggle = document.querySelector("#toggle");
const topics = document.querySelector("#topics");

toggle.addEventListener("click", () => {
  topics.hidden = !topics.hidden;
});
