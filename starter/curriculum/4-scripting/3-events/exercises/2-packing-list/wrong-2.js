const form = document.querySelector("#form");
const thing = document.querySelector("#thing");
const list = document.querySelector("#list");
const count = document.querySelector("#count");

function showCount() {
  count.textContent = `${list.children.length} items`;
}

form.querySelector("button").addEventListener("click", () => {
  const item = document.createElement("li");
  item.innerHTML = `${thing.value} <button type="button">Remove</button>`;
  list.append(item);
  thing.value = "";
  showCount();
});

list.addEventListener("click", (event) => {
  event.target.parentElement.remove();
  showCount();
});
