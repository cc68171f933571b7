function update() {
  const trains = document.querySelectorAll("#trains li");
  const summary = document.querySelector("#summary");
}

update();
