const form = document.querySelector("#form");
const thing = document.querySelector("#thing");
const list = document.querySelector("#list");
const count = document.querySelector("#count");

function showCount() {
  const number = list.children.length;
  count.textContent = number === 1 ? "1 item" : `${number} items`;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = thing.value.trim();
  if (text === "") {
    return;
  }
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Remove";
  item.append(text, " ", button);
  list.append(item);
  form.reset();
  showCount();
});

for (const button of list.querySelectorAll("button")) {
  button.addEventListener("click", () => {
    button.closest("li").remove();
    showCount();
  });
}
