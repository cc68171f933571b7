function once(load) {
  const answers = {};
  return (key) => {
    answers[key] ??= load(key);
    return answers[key];
  };
}

function loadForecast(place) {
  console.log(`asking for ${place}`);
  return new Promise((resolve) => setTimeout(resolve, 50, `sunny in ${place}`));
}

const forecast = once(loadForecast);
forecast("Harbor").then((answer) => console.log(answer));
forecast("Harbor").then((answer) => console.log(answer));
