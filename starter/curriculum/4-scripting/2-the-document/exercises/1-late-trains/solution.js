function update() {
  const trains = document.querySelectorAll("#trains li");
  const summary = document.querySelector("#summary");
  let count = 0;
  for (const train of trains) {
    const isLate = Number(train.dataset.delay) >= 5;
    train.classList.toggle("late", isLate);
    if (isLate) {
      count += 1;
    }
  }
  summary.textContent = `${count} of ${trains.length} trains are late`;
}

update();
