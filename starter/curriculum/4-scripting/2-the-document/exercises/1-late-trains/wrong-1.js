function update() {
  const trains = document.querySelectorAll("#trains li");
  const summary = document.querySelector("#summary");
  let count = 0;
  for (const train of trains) {
    if (train.dataset.delay >= "5") {
      train.classList.add("late");
      count += 1;
    } else {
      train.classList.remove("late");
    }
  }
  summary.textContent = `${count} of ${trains.length} trains are late`;
}

update();
