function update() {
  const trains = document.querySelectorAll("#trains li");
  const summary = document.querySelector("#summary");
  for (const train of trains) {
    if (Number(train.dataset.delay) >= 5) {
      train.classList.add("late");
    }
  }
  const late = document.querySelectorAll("#trains .late");
  summary.textContent = `${late.length} of ${trains.length} trains are late`;
}

update();
