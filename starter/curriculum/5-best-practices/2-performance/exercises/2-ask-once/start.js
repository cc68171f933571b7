function once(load) {
  return (key) => load(key);
}

// To try it: this stands for a request, and says when it is made.
function loadForecast(place) {
  console.log(`asking for ${place}`);
  return new Promise((resolve) => setTimeout(resolve, 50, `sunny in ${place}`));
}

const forecast = once(loadForecast);
forecast("Harbor").then((answer) => console.log(answer));
forecast("Harbor").then((answer) => console.log(answer));
