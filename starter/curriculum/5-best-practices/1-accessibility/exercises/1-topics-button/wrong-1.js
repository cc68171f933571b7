const toggle = document.querySelector("#toggle");
const topics = document.querySelector("#topics");

function show(open) {
  topics.hidden = !open;
  toggle.setAttribute("aria-expanded", String(open));
}

toggle.addEventListener("click", () => show(topics.hidden));

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !topics.hidden) {
    show(false);
    toggle.focus();
  }
});
